-- What a reporter saw of a thing and where, as their client tells it.
ALTER TABLE reports
  ADD COLUMN is_product boolean,
  ADD COLUMN is_promoted boolean,
  ADD COLUMN is_third_party_ad boolean,
  ADD COLUMN parent_id bigint,
  ADD COLUMN video_duration double precision CHECK (video_duration >= 0),
  ADD COLUMN view_type smallint,
  ADD COLUMN view_parameter smallint,
  ADD COLUMN node_id text;
