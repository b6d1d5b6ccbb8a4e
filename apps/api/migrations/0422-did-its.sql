-- What a client says of an idea that was tried, as it sent it.
ALTER TABLE messages ADD COLUMN user_did_it_data jsonb;
