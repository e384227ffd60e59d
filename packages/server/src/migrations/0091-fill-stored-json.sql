-- @outside-transaction
CALL fill_stored_json();
-- @then
CALL fill_stored_json();
