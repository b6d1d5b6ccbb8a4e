-- Every counter again from the rows it counts: after bulk loads, and as a repair.
CREATE FUNCTION recount() RETURNS void LANGUAGE sql AS $$
  UPDATE board_sections s SET pin_count = (SELECT count(*) FROM pins p WHERE p.section_id = s.id);
  UPDATE boards b SET
    pin_count = c.pins, sectionless_pin_count = c.loose, section_count = c.sections,
    follower_count = c.followers, collaborator_count = c.collaborators
  FROM (
    SELECT b.id,
      (SELECT count(*) FROM pins p WHERE p.board_id = b.id) AS pins,
      (SELECT count(*) FROM pins p WHERE p.board_id = b.id AND p.section_id IS NULL) AS loose,
      (SELECT count(*) FROM board_sections s WHERE s.board_id = b.id) AS sections,
      (SELECT count(*) FROM board_follows f WHERE f.board_id = b.id) AS followers,
      (SELECT count(*) FROM board_collaborators k WHERE k.board_id = b.id) AS collaborators
    FROM boards b
  ) c WHERE c.id = b.id;
  UPDATE users u SET
    pin_count = c.pins, board_count = c.boards, secret_board_count = c.secret, group_board_count = c.shared,
    follower_count = c.followers, following_count = c.following, interest_following_count = c.interests
  FROM (
    SELECT u.id,
      (SELECT count(*) FROM pins p WHERE p.user_id = u.id) AS pins,
      (SELECT count(*) FROM boards b WHERE b.owner_id = u.id) AS boards,
      (SELECT count(*) FROM boards b WHERE b.owner_id = u.id AND b.privacy = 'secret') AS secret,
      (SELECT count(*) FROM boards b WHERE b.owner_id = u.id AND b.collaborator_count > 0) AS shared,
      (SELECT count(*) FROM user_follows f WHERE f.followee_id = u.id) AS followers,
      (SELECT count(*) FROM user_follows f WHERE f.follower_id = u.id) AS following,
      (SELECT count(*) FROM interest_follows f WHERE f.user_id = u.id) AS interests
    FROM users u
  ) c WHERE c.id = u.id;
  UPDATE interests i SET follower_count = (SELECT count(*) FROM interest_follows f WHERE f.interest_id = i.id);
  UPDATE aggregated_pins a SET
    save_count = (SELECT count(*) FROM pins p WHERE p.aggregated_pin_id = a.id AND p.saved_from_pin_id IS NOT NULL),
    comment_count = (SELECT count(*) FROM comments k WHERE k.aggregated_pin_id = a.id);
$$;
