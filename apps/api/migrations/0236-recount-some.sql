-- The one definition of every counter, for the rows of some ids, or of all where there are none.
CREATE FUNCTION recount_sections(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE board_sections s SET pin_count = (SELECT count(*) FROM pins p WHERE p.section_id = s.id)
  WHERE only_ids IS NULL OR s.id = ANY(only_ids);
$$;

CREATE FUNCTION recount_boards(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE boards b SET
    pin_count = (SELECT count(*) FROM pins p WHERE p.board_id = b.id),
    sectionless_pin_count = (SELECT count(*) FROM pins p WHERE p.board_id = b.id AND p.section_id IS NULL),
    section_count = (SELECT count(*) FROM board_sections s WHERE s.board_id = b.id),
    follower_count = (SELECT count(*) FROM board_follows f WHERE f.board_id = b.id),
    collaborator_count = (SELECT count(*) FROM board_collaborators k WHERE k.board_id = b.id)
  WHERE only_ids IS NULL OR b.id = ANY(only_ids);
$$;

-- After their boards.
CREATE FUNCTION recount_people(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE users u SET
    pin_count = (SELECT count(*) FROM pins p WHERE p.user_id = u.id),
    board_count = (SELECT count(*) FROM boards b WHERE b.owner_id = u.id),
    secret_board_count = (SELECT count(*) FROM boards b WHERE b.owner_id = u.id AND b.privacy = 'secret'),
    group_board_count = (SELECT count(*) FROM boards b WHERE b.owner_id = u.id AND b.collaborator_count > 0),
    follower_count = (SELECT count(*) FROM user_follows f WHERE f.followee_id = u.id),
    following_count = (SELECT count(*) FROM user_follows f WHERE f.follower_id = u.id),
    interest_following_count = (SELECT count(*) FROM interest_follows f WHERE f.user_id = u.id)
  WHERE only_ids IS NULL OR u.id = ANY(only_ids);
$$;

CREATE FUNCTION recount_topics(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE interests i SET follower_count = (SELECT count(*) FROM interest_follows f WHERE f.interest_id = i.id)
  WHERE only_ids IS NULL OR i.id = ANY(only_ids);
$$;

CREATE FUNCTION recount_pictures(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE aggregated_pins a SET
    save_count = (SELECT count(*) FROM pins p WHERE p.aggregated_pin_id = a.id AND p.saved_from_pin_id IS NOT NULL),
    comment_count =
      (SELECT count(*) FROM comments k WHERE k.aggregated_pin_id = a.id AND k.parent_id IS NULL)
      + (SELECT count(*) FROM comments k JOIN comments r ON r.parent_id = k.id
         WHERE k.aggregated_pin_id = a.id AND k.parent_id IS NULL)
  WHERE only_ids IS NULL OR a.id = ANY(only_ids);
$$;

CREATE FUNCTION recount_comments(only_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE comments c SET
    like_count = (SELECT count(*) FROM comment_likes l WHERE l.comment_id = c.id),
    helpful_count = (SELECT count(*) FROM comment_helpful_marks h WHERE h.comment_id = c.id),
    reply_count = (SELECT count(*) FROM comments r WHERE r.parent_id = c.id)
  WHERE only_ids IS NULL OR c.id = ANY(only_ids);
$$;

CREATE OR REPLACE FUNCTION recount() RETURNS void LANGUAGE sql AS $$
  SELECT recount_sections(NULL);
  SELECT recount_boards(NULL);
  SELECT recount_people(NULL);
  SELECT recount_topics(NULL);
  SELECT recount_pictures(NULL);
  SELECT recount_comments(NULL);
$$;
