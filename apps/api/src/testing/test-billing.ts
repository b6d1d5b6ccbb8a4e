/** Where the invoices of an ad account go. */
export const AN_ADDRESS = {
  name: 'Kiln & Co',
  email: 'ads@kiln.test',
  line1: '1 Kiln Road',
  city: 'Berlin',
  postal_code: '10115',
  country: 'DE',
}

/** A card that pays. */
export const A_CARD = {
  cardholder_name: 'Olga Owner',
  card_number: '4242 4242 4242 4242',
  card_expiry_month: 12,
  card_expiry_year: 2099,
  security_code: '123',
  currency: 'EUR',
}
