-- A key that was replaced is named `kind.id` and verifies what it signed until this time, in Unix
-- milliseconds. The key named `kind` signs.
ALTER TABLE signing_key ADD COLUMN verifies_until INTEGER;
CREATE INDEX signing_key_replaced ON signing_key (verifies_until) WHERE verifies_until IS NOT NULL;
