-- The permissions that there are stand in the code, which checks them. The table checks their form, so that a new one needs no migration.
ALTER TABLE clients DROP CONSTRAINT clients_permissions_check;
ALTER TABLE clients ADD CONSTRAINT clients_permissions_check CHECK (
  array_to_string(permissions, ',') ~ '^[a-z]+:[a-z]+(,[a-z]+:[a-z]+)*$' AND cardinality(permissions) BETWEEN 1 AND 50
) NOT VALID;
