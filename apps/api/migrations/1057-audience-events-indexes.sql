-- without a transaction
CREATE INDEX CONCURRENTLY users_country ON users (country, id);
