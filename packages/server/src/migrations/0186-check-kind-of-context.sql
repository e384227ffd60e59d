ALTER TABLE contexts VALIDATE CONSTRAINT contexts_kind_check;
