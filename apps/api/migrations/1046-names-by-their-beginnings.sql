-- without a transaction
CREATE INDEX CONCURRENTLY users_username_plain ON users (plain_text(username::text) text_pattern_ops);
CREATE INDEX CONCURRENTLY users_full_name_plain ON users (plain_text(full_name) text_pattern_ops);
CREATE INDEX CONCURRENTLY boards_public_name_plain ON boards (plain_text(name) text_pattern_ops) WHERE privacy = 'public';
