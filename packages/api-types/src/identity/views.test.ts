import { expect, it } from 'vitest'
import { OwnUser } from './views.ts'

const FIELDS = `id type username full_name first_name last_name email country created_at image_small_url image_medium_url
  image_large_url image_xlarge_url board_count group_board_count secret_board_count pin_count scheduled_pin_count
  follower_count has_password has_published_pins is_employee is_partner is_private_profile is_under_16 is_under_18
  is_write_banned login_state nags epik facebook_id domain_url domain_verified verified_user_websites
  is_any_website_verified listed_website_url gender custom_gender phone_country phone_number phone_number_end
  can_enable_mfa has_mfa_enabled has_quicksave_board push_package_user_id age_in_years save_behavior
  shopping_rec_disabled show_personal_boutique should_show_messaging parental_control_has_passcode
  parental_control_passcode_required parental_control_passcode_verification_pending
  parental_control_anonymized_email teen_safety_options_url resurrection_date is_matured_new_user last_repin_id
  recent_boards profile_cover partner firstHomeFeedRequestAfterNux isAuth isLimitedLogin explicitly_followed_by_me
  blocked_by_me`

it('I-3.04 the signed-in user has every field the document names', () => {
  expect(Object.keys(OwnUser.shape)).toEqual(expect.arrayContaining(FIELDS.split(/\s+/)))
})
