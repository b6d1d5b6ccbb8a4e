-- The file that a library is imported from is uploaded like a video, in parts.
ALTER TABLE media_uploads DROP CONSTRAINT media_uploads_media_type_check,
  ADD CONSTRAINT media_uploads_media_type_check
    CHECK (media_type IN ('image', 'image-story-pin', 'video', 'video-story-pin', 'archive'));
