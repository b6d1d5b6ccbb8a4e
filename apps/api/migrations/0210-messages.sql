CREATE TABLE conversations (
  id bigint PRIMARY KEY,
  -- The people it is among, in one writing: the same people have one conversation. Null once somebody left.
  people_key text UNIQUE,
  name text,
  is_group boolean NOT NULL,
  board_id bigint REFERENCES boards ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX conversations_board ON conversations (board_id) WHERE board_id IS NOT NULL;

CREATE TABLE conversation_people (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  standing text NOT NULL CHECK (standing IN ('member', 'requested', 'declined')),
  -- Who made it a contact request.
  requested_by bigint REFERENCES users ON DELETE SET NULL,
  -- The block that answered it ended their follow.
  has_ended_follow boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL,
  -- Reads what was written behind this message.
  after_message_id bigint NOT NULL DEFAULT 0,
  -- The newest message, whether or not it is still there: the order of a list.
  last_message_id bigint NOT NULL DEFAULT 0,
  read_message_id bigint NOT NULL DEFAULT 0,
  -- A letter went out since something was last read.
  is_mailed boolean NOT NULL DEFAULT false,
  is_hidden boolean NOT NULL DEFAULT false,
  left_at timestamptz,
  PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_people_user ON conversation_people (user_id, last_message_id DESC);
CREATE INDEX conversation_people_requester ON conversation_people (requested_by) WHERE requested_by IS NOT NULL;

-- Addresses of people who are not here yet; the mailed code lets one in, once.
CREATE TABLE conversation_invites (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  email citext NOT NULL,
  code text NOT NULL UNIQUE REFERENCES invite_links ON DELETE CASCADE,
  after_message_id bigint NOT NULL,
  PRIMARY KEY (conversation_id, email)
);

CREATE TABLE messages (
  id bigint PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  -- Stays when the thing is gone.
  attachment_type text CHECK (attachment_type IN ('pin', 'board', 'user')),
  pin_id bigint REFERENCES pins ON DELETE SET NULL,
  board_id bigint REFERENCES boards ON DELETE SET NULL,
  person_id bigint REFERENCES users ON DELETE SET NULL,
  -- Opens the sent pin with its words to whoever has the address.
  sent_key text UNIQUE,
  source text,
  client_tracking_params text,
  created_at timestamptz NOT NULL,
  CHECK (text <> '' OR attachment_type IS NOT NULL)
);
CREATE INDEX messages_conversation ON messages (conversation_id, id DESC);
CREATE INDEX messages_sender ON messages (sender_id, id);
CREATE INDEX messages_pin ON messages (pin_id) WHERE pin_id IS NOT NULL;
CREATE INDEX messages_board ON messages (board_id) WHERE board_id IS NOT NULL;
CREATE INDEX messages_person ON messages (person_id) WHERE person_id IS NOT NULL;

CREATE TABLE message_reactions (
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  reaction_type smallint NOT NULL CHECK (reaction_type BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, user_id)
);
CREATE INDEX message_reactions_user ON message_reactions (user_id);

ALTER TABLE reports DROP CONSTRAINT reports_target_type_check;
ALTER TABLE reports ADD CONSTRAINT reports_target_type_check CHECK (target_type IN ('pin', 'comment', 'conversation'));
