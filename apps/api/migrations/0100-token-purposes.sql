-- The code names the purposes, in one place.
ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check;
