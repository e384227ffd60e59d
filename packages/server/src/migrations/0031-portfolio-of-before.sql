-- @outside-transaction
CALL enter_all_estates();
