-- What the Dutch register of addresses (BAG) says of an estate's address, with the address that it was looked up for.
ALTER TABLE registered_labels ADD COLUMN bag jsonb;
