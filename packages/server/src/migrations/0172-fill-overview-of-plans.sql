-- @outside-transaction
CALL fill_overview_of_plans();
