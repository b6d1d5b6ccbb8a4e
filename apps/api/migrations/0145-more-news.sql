ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (
  kind IN ('follow', 'follow_request', 'request_approved', 'comment', 'reply', 'mention', 'reaction', 'save')
);

-- Kinds of news that the member does not want to see on the site.
ALTER TABLE user_settings ADD COLUMN muted_news text[] NOT NULL DEFAULT '{}';
