-- The file of an upload comes in parts; each is an object of its own, and only those that are named here are of the file.
CREATE TABLE media_upload_parts (
  upload_id bigint NOT NULL REFERENCES media_uploads ON DELETE CASCADE,
  byte_offset bigint NOT NULL CHECK (byte_offset >= 0),
  object_key text NOT NULL,
  PRIMARY KEY (upload_id, byte_offset)
);
