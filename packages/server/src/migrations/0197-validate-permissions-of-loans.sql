ALTER TABLE clients VALIDATE CONSTRAINT clients_permissions_check;
