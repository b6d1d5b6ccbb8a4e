-- Forms of advertisers begin with the member's name or email address where the member agreed to it.
ALTER TABLE user_settings
  ADD COLUMN is_name_eligible_for_lead_form_autofill boolean NOT NULL DEFAULT false,
  ADD COLUMN is_email_eligible_for_lead_form_autofill boolean NOT NULL DEFAULT false;
