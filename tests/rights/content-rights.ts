import type { OperationName } from '@tessera/api-types/routes'
import { anEmptyDraft } from './draft-world.ts'
import { aSponsorship, ofSponsorship, sponsorOf } from './sponsorship-rights.ts'
import { onStories, storyPage } from './story-rights.ts'
import {
  alike,
  comeAndGo,
  onBoards,
  onComments,
  onDidIts,
  onPeople,
  onPins,
  where,
  type Rights,
} from './rights.ts'

const onScheduledPin = alike('member', ({ scheduledPinId }) => ({ id: scheduledPinId }), {
  sees: ['owner'],
  hidden: 'PIN_NOT_FOUND',
})

const onDraft = (more: Record<string, unknown> = {}) =>
  alike('member', ({ pinDraftId }) => ({ id: pinDraftId, ...more }), {
    sees: ['owner'],
    hidden: 'DRAFT_NOT_FOUND',
  })

const onImport = alike('member', ({ libraryImportId }) => ({ id: libraryImportId }), {
  sees: ['owner'],
  hidden: 'IMPORT_NOT_FOUND',
})

const DAY_S = 86_400
const tomorrow = () => Math.floor(Date.now() / 1000) + DAY_S

export const contentRights = {
  'pins.get': onPins('anyone', 'viewers', ({ pin }) => ({ id: pin.id })),
  'pins.create': onBoards('member', 'writers', ({ board }, { ownImage }) => ({
    board_id: board.id,
    image_signature: ownImage,
  })),
  'pins.update': onPins('member', 'keeper', ({ pin }) => ({ id: pin.id, title: 'Renamed' })),
  'pins.delete': onPins('member', 'removers', ({ pin }) => ({ id: pin.id })),
  'pins.save': onBoards('member', 'writers', ({ board }, { strangersPin }) => ({
    pin_id: strangersPin.pin.id,
    board_id: board.id,
  })),
  'pins.unsave': onPins('member', 'keeper', ({ pin }) => ({ pin_id: pin.id }), {
    refused: 'PIN_NOT_FOUND',
    done: 'PIN_NEEDS_DELETION',
  }),
  'pins.restore': onPins('member', 'keeper', ({ pin }) => ({ pin_ids: [pin.id] }), {
    refused: 'PIN_NOT_FOUND',
    done: 'PIN_NOT_FOUND',
  }),
  'pins.reactions': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.react': onPins('member', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.unreact': onPins('member', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.hide': onPins('member', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.unhide': onPins('member', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.untagMe': onPins('member', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.tags': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.interests': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.boardTitleSuggestions': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'articles.related': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'pins.copyMany': onBoards('member', 'writers', ({ board }, { publicBoard }) => ({
    board_id: publicBoard.board.id,
    pin_ids: [publicBoard.pin.id],
    target_board_id: board.id,
  })),
  'pins.moveMany': onBoards('member', 'writers', ({ board }, { publicBoard }) => ({
    board_id: publicBoard.board.id,
    pin_ids: [publicBoard.pin.id],
    target_board_id: board.id,
  })),
  'pins.place': onBoards(
    'member',
    'writers',
    ({ board, pin }) => ({
      board_id: board.id,
      pin_id: pin.id,
      neighbor_pin_id: pin.id,
      side: 'after',
    }),
    { done: 'PIN_NOT_FOUND' },
  ),
  'pins.deleteMany': onBoards('member', 'viewers', ({ board, pin }) => ({
    board_id: board.id,
    pin_ids: [pin.id],
  })),
  'sponsorships.ask': onPins('member', 'keeper', ({ pin }, world) => ({
    pin_id: pin.id,
    sponsor_id: sponsorOf(world, pin),
  })),
  'sponsorships.answer': aSponsorship({ status: 1 }, { may: ['collaborator'], done: 'ok' }, 'CONFLICT'),
  'sponsorships.end': aSponsorship({}, { may: ofSponsorship, done: 'ok' }, 'ok'),
  'pinDrafts.list': alike('member'),
  'pinDrafts.stories': alike('member'),
  'pinDrafts.create': alike('member', () => ({ content: anEmptyDraft })),
  'pinDrafts.update': onDraft({ content: anEmptyDraft, version: 1 }),
  'pinDrafts.delete': onDraft(),
  'pinDrafts.restore': alike('member', ({ deletedDraftId }) => ({ id: deletedDraftId }), {
    sees: ['owner'],
    hidden: 'DRAFT_NOT_FOUND',
  }),
  'pinDrafts.duplicate': onDraft(),
  'pinDrafts.reorder': alike('member', ({ pinDraftId }) => ({ draft_ids: [pinDraftId] }), {
    sees: ['owner'],
    hidden: 'DRAFT_NOT_FOUND',
  }),
  'pinDrafts.publish': onDraft({ version: 1 }),
  'feedTuning.list': alike('member', () => ({ source_type: 'topic' })),
  'feedTuning.exclude': onBoards('member', 'viewers', ({ board }) => ({ type: 'board', id: board.id })),
  'feedTuning.include': alike('member', () => ({ type: 'topic', id: '1' })),
  'libraryImports.list': alike('member'),
  'libraryImports.begin': alike('member', ({ archiveId }) => ({ upload_id: archiveId }), {
    sees: ['owner'],
    hidden: 'UPLOAD_NOT_FOUND',
  }),
  'libraryImports.get': onImport,
  'libraryImports.items': onImport,
  'libraryImports.confirm': onImport,
  'libraryImports.cancel': onImport,
  'recentlyDeleted.list': alike('member'),
  'recentlyDeleted.restore': alike('member', () => ({ type: 'board', id: '1' }), { done: 'BOARD_NOT_FOUND' }),
  'recentlyDeleted.delete': alike('member', () => ({ type: 'board', id: '1' }), { done: 'BOARD_NOT_FOUND' }),
  'scheduledPins.list': alike('member'),
  'scheduledPins.create': onBoards('member', 'writers', ({ board }, { ownImage }) => ({
    board_id: board.id,
    image_signature: ownImage,
    scheduled_ts: tomorrow(),
  })),
  'scheduledPins.update': onScheduledPin,
  'scheduledPins.delete': onScheduledPin,
  'scheduledPins.publish': onScheduledPin,
  'music.list': alike('member'),
  'music.get': alike('member', () => ({ id: '1' }), { done: 'MUSIC_NOT_FOUND' }),
  'storyPins.fonts': alike('anyone'),
  'storyPins.create': onBoards('member', 'writers', ({ board }, { ownImage }) => ({
    board_id: board.id,
    pages: [storyPage(ownImage)],
  })),
  'storyPins.content': onStories('keeper', ({ pin }) => ({ pin_id: pin.id })),
  'storyPins.edit': onStories('keeper', ({ pin }, { ownImage }) => ({
    pin_id: pin.id,
    pages: [storyPage(ownImage)],
  })),
  'storyPins.remove': onStories('keeper', ({ pin }) => ({ pin_id: pin.id })),
  'storyPins.taggedProducts': {
    ...onStories('viewers', ({ pin }) => ({ pin_id: pin.id })),
    access: 'anyone',
  },
  'tracking.pinStats': onPins('member', 'keeper', ({ pin }) => ({ pin_id: pin.id }), {
    refused: 'PIN_NOT_FOUND',
  }),
  'reports.create': onPins('member', 'viewers', ({ pin }) => ({ type: 'pin', id: pin.id, reason: 'spam' })),
  'reports.reportBoard': where(
    onBoards('member', 'viewers', ({ board }) => ({ board_id: board.id, reason: 'spam' })),
    {
      publicBoard: { but: { owner: 'NOT_ALLOWED' } },
      protectedBoard: { but: { owner: 'NOT_ALLOWED' } },
      secretBoard: { but: { owner: 'NOT_ALLOWED' } },
      privateOwnerBoard: { but: { privateOwner: 'NOT_ALLOWED' } },
    },
  ),

  'comments.list': onPins('anyone', 'viewers', ({ pin }) => ({ objectId: pin.aggregatedPinId })),
  'comments.replies': onComments('anyone', 'viewers', ({ commentId }) => ({ objectId: commentId })),
  'comments.create': onPins('member', 'viewers', ({ pin }) => ({
    objectId: pin.aggregatedPinId,
    pinId: pin.id,
    text: 'Mine',
  })),
  'comments.update': onComments('member', 'keeper', ({ commentId }) => ({ commentId, text: 'Changed' })),
  'comments.delete': onComments('member', 'keeper', ({ commentId }) => ({ commentId })),
  'comments.like': onComments('member', 'viewers', ({ commentId }) => ({ commentId })),
  'comments.unlike': onComments('member', 'viewers', ({ commentId }) => ({ commentId })),
  'comments.markHelpful': onComments('member', 'viewers', ({ commentId }) => ({ commentId })),
  'comments.unmarkHelpful': onComments('member', 'viewers', ({ commentId }) => ({ commentId })),
  'comments.translate': onComments('member', 'viewers', ({ commentId }) => ({ commentId })),
  'comments.flag': onComments('member', 'viewers', ({ commentId }) => ({ commentId, reason: 'spam' })),
  'comments.removeMentions': onComments('member', 'viewers', ({ commentId }) => ({ commentId })),
  'comments.highlight': onComments('member', 'keeper', ({ commentId, pin }) => ({
    aggregated_comment: commentId,
    pin: pin.id,
    highlight: true,
  })),

  'didIts.list': onPins('anyone', 'viewers', ({ pin }) => ({ objectId: pin.aggregatedPinId })),
  'didIts.byMember': onPeople('anyone', ({ username }) => ({ username })),
  'didIts.mine': onPins('member', 'viewers', ({ pin }) => ({ objectId: pin.aggregatedPinId })),
  'didIts.get': onDidIts('anyone', 'viewers', ({ didItId }) => ({ didItId })),
  'didIts.create': where(
    onPins('member', 'viewers', ({ pin }, { ownImage }) => ({ pinId: pin.id, image_signature: ownImage })),
    {
      publicBoard: { but: { owner: 'DID_IT_EXISTS' } },
      protectedBoard: { but: { owner: 'DID_IT_EXISTS' } },
      secretBoard: { but: { owner: 'DID_IT_EXISTS' } },
      privateOwnerBoard: { but: { privateOwner: 'DID_IT_EXISTS' } },
    },
  ),
  'didIts.update': onDidIts('member', 'keeper', ({ didItId }) => ({ didItId, details: 'Changed' })),
  'didIts.delete': onDidIts('member', 'keeper', ({ didItId }) => ({ didItId })),
  'didIts.restore': onDidIts('member', 'keeper', ({ takenDownDidItId }) => ({ didItId: takenDownDidItId }), {
    refused: 'DID_IT_NOT_FOUND',
    done: 'DID_IT_EXISTS',
  }),
  'didIts.like': onDidIts('member', 'viewers', ({ didItId }) => ({ didItId })),
  'didIts.unlike': onDidIts('member', 'viewers', ({ didItId }) => ({ didItId })),
  'didIts.markHelpful': onDidIts('member', 'viewers', ({ didItId }) => ({ didItId })),
  'didIts.unmarkHelpful': onDidIts('member', 'viewers', ({ didItId }) => ({ didItId })),
  'didIts.comments': onDidIts('anyone', 'viewers', ({ didItId }) => ({ objectId: didItId })),
  'unifiedComments.list': onPins('anyone', 'viewers', ({ pin }) => ({ objectId: pin.aggregatedPinId })),
  'unifiedComments.preview': onPins('anyone', 'viewers', ({ pin }) => ({ objectId: pin.aggregatedPinId })),

  'media.uploadImage': alike('member', () => ({ img: 'no file' }), { done: 'INVALID_INPUT' }),
  'media.register': alike('member', () => ({ media_info_list: [] }), { done: 'INVALID_INPUT' }),
  'media.upload': comeAndGo('anyone', ({ uploadId }) => ({ upload_id: uploadId }), { done: 'INVALID_INPUT' }),
  'media.setCaptions': alike('member', () => ({ signature: '0'.repeat(32), captions: null }), {
    done: 'UPLOAD_NOT_FOUND',
  }),
  'media.status': alike('member', ({ uploadId }) => ({ upload_id: uploadId }), {
    sees: ['owner'],
    hidden: 'UPLOAD_NOT_FOUND',
  }),
  'media.statuses': alike('member', ({ uploadId }) => ({ upload_ids: [uploadId] })),
  'media.findImages': alike('member', () => ({ url: 'http://127.0.0.1/' }), { done: 'ADDRESS_NOT_ALLOWED' }),

  'feeds.home': alike('anyone'),
  'feeds.related': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'feeds.interest': alike('anyone', ({ interest }) => ({ interest: interest.slug })),
  'feeds.topicShelves': alike('anyone'),
  'feeds.domain': alike('anyone', () => ({ domain: 'kiln.example' })),
  'feeds.boardIdeas': onBoards('anyone', 'viewers', ({ board }) => ({ id: board.id })),
  'visualSearch.crop': onPins('anyone', 'viewers', ({ pin }) => ({ pin_id: pin.id })),
  'visualSearch.live': alike('anyone', () => ({ look: 'A'.repeat(171) })),
  'visualSearch.describe': alike('member', () => ({ picture: 'AAAA' }), { done: 'IMAGE_TYPE_UNSUPPORTED' }),
  'search.base': alike('anyone', () => ({ query: 'secret' })),
  'search.results': alike('anyone', () => ({ query: 'secret' })),
  'search.typeahead': alike('anyone', () => ({ term: 'sec' })),
  'search.trending': alike('anyone', () => ({})),
  'search.tab': alike('anyone', () => ({})),
  'search.trends': alike('member'),
  'search.guides': alike('anyone', () => ({ query: 'secret' })),
  'search.recent': alike('member'),
  'search.remember': alike('member', () => ({ searches: [] })),
  'search.forget': alike('member', () => ({ query: null })),
} satisfies Partial<Record<OperationName, Rights>>
