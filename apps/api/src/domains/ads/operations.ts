import { adsContracts as contracts } from '@tessera/api-types/ads/contracts'
import { leadFormContracts as leadForms } from '@tessera/api-types/ads/lead-form-contracts'
import { promotedPinContracts as promotedPins } from '@tessera/api-types/ads/promoted-pin-contracts'
import { quickPromoteContracts as quickPromote } from '@tessera/api-types/ads/quick-promote-contracts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { measuredLoad } from '../delivery/ad-load-service.ts'
import {
  acceptAdvertiserTerms,
  changeBusinessContact,
  getBusinessContact,
  listAdvertisers,
  targetingOptions,
} from './advertiser-service.ts'
import { advertiserResults } from './advertiser-results-service.ts'
import { getAudience, listPromotablePins } from './audience-service.ts'
import { beginCardSession, finishCardSession, openCardPage, readCard } from './card-session-service.ts'
import { changeBillingProfile, getBillingProfile, storeCard } from './billing-service.ts'
import { invoiceOperations } from './invoice-operations.ts'
import { changeLeadForm, getLeadForm, listLeads } from './lead-form-service.ts'
import { sendLead, shownLeadForm } from './lead-service.ts'
import { hidePromotedPin, unhidePromotedPin } from './promoted-pin-service.ts'
import { launchPromotion } from './launch-service.ts'
import {
  changePromotion,
  getPromotion,
  listPromotionDays,
  listPromotionGroups,
  listPromotions,
  listPromotionsOfBusiness,
  promotionDelivery,
  promotionResults,
} from './promotion-service.ts'

export const adsOperations: Operation[] = [
  implement(contracts['ads.load'], (_input, { deps }) => measuredLoad(deps)),
  implement(contracts['advertisers.list'], (_input, { viewer, deps }) => listAdvertisers(viewer, deps)),
  implement(contracts['advertisers.targetingOptions'], ({ advertiser_id }, { viewer, deps }) =>
    targetingOptions(viewer, advertiser_id, deps),
  ),
  implement(contracts['advertisers.acceptTerms'], ({ advertiser_id }, { viewer, deps }) =>
    acceptAdvertiserTerms(viewer, advertiser_id, deps),
  ),
  implement(contracts['billingProfiles.get'], ({ advertiser_id }, { viewer, deps }) =>
    getBillingProfile(viewer, advertiser_id, deps),
  ),
  implementInSteps(contracts['billingProfiles.update'], {
    prepare: ({ advertiser_id, ...fields }, { viewer, deps }) =>
      storeCard(viewer, advertiser_id, fields, deps),
    handle: ({ advertiser_id, ...fields }, { viewer, deps }, card) =>
      changeBillingProfile(viewer, advertiser_id, { fields, card }, deps),
  }),
  implementInSteps(contracts['cardSessions.begin'], {
    prepare: ({ advertiser_id, ...fields }, { viewer, deps }) =>
      openCardPage(viewer, advertiser_id, fields, deps),
    handle: ({ advertiser_id, ...fields }, { deps }, opened) =>
      beginCardSession(advertiser_id, fields, opened, deps),
  }),
  implementInSteps(contracts['cardSessions.finish'], {
    prepare: (place, { viewer, deps }) => readCard(viewer, place, deps),
    handle: (_place, { viewer, deps }, entered) => finishCardSession(viewer, entered, deps),
  }),
  implement(contracts['businessAddresses.get'], ({ advertiser_id }, { viewer, deps }) =>
    getBusinessContact(viewer, advertiser_id, deps),
  ),
  implement(contracts['businessAddresses.update'], ({ advertiser_id, ...fields }, { viewer, deps }) =>
    changeBusinessContact(viewer, advertiser_id, fields, deps),
  ),

  implement(contracts['advertisers.results'], (asked, { viewer, deps }) =>
    advertiserResults(viewer, asked, deps),
  ),
  implement(contracts['promotions.list'], ({ advertiser_id, ...request }, { viewer, deps }) =>
    listPromotions(viewer, advertiser_id, request, deps),
  ),
  implement(contracts['businessPromotions.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listPromotionsOfBusiness(viewer, business_id, request, deps),
  ),
  implement(contracts['promotions.get'], (place, { viewer, deps }) => getPromotion(viewer, place, deps)),
  implement(contracts['promotions.create'], ({ advertiser_id, ...fields }, { viewer, deps }) =>
    launchPromotion(viewer, advertiser_id, fields, deps),
  ),
  implement(contracts['promotions.update'], ({ advertiser_id, id, ...changes }, { viewer, deps }) =>
    changePromotion(viewer, { advertiser_id, id }, changes, deps),
  ),
  implement(contracts['promotions.results'], (place, { viewer, deps }) =>
    promotionResults(viewer, place, deps),
  ),
  implement(
    contracts['promotionDays.list'],
    ({ advertiser_id, promotion_id: id, ...request }, { viewer, deps }) =>
      listPromotionDays(viewer, { advertiser_id, id }, request, deps),
  ),
  implement(
    contracts['promotionGroups.list'],
    ({ advertiser_id, promotion_id: id, ...request }, { viewer, deps }) =>
      listPromotionGroups(viewer, { advertiser_id, id }, request, deps),
  ),
  implement(contracts['promotions.delivery'], (place, { viewer, deps }) =>
    promotionDelivery(viewer, place, deps),
  ),
  implement(quickPromote['advertisers.pins'], (asked, { viewer, deps }) =>
    listPromotablePins(viewer, asked, deps),
  ),
  implement(quickPromote['advertisers.audience'], (asked, { viewer, deps }) =>
    getAudience(viewer, asked, deps),
  ),
  implement(promotedPins['promotedPins.hide'], ({ token }, { viewer, deps }) =>
    hidePromotedPin(viewer, token, deps),
  ),
  implement(promotedPins['promotedPins.unhide'], ({ token }, { viewer, deps }) =>
    unhidePromotedPin(viewer, token, deps),
  ),
  implement(leadForms['leadForms.get'], (place, { viewer, deps }) => getLeadForm(viewer, place, deps)),
  implement(leadForms['leadForms.update'], ({ advertiser_id, id, seen, ...fields }, { viewer, deps }) =>
    changeLeadForm(viewer, { advertiser_id, id }, { fields, seen }, deps),
  ),
  implement(leadForms['leads.list'], ({ advertiser_id, promotion_id: id, ...request }, { viewer, deps }) =>
    listLeads(viewer, { advertiser_id, id }, request, deps),
  ),
  implement(leadForms['promotedPins.leadForm'], ({ token }, { viewer, deps }) =>
    shownLeadForm(viewer, token, deps),
  ),
  implement(leadForms['promotedPins.sendLead'], (given, { viewer, deps }) => sendLead(viewer, given, deps)),
  ...invoiceOperations,
]
