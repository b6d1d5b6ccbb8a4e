import { tagsContracts } from '@tessera/api-types/tags/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { receiveEvent } from './tag-event-service.ts'
import { changeTag, createTag, getTag, listTagAccounts, listTags, removeTag } from './tag-service.ts'

export const tagsOperations: Operation[] = [
  implement(tagsContracts['tags.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listTags(viewer, business_id, request, deps),
  ),
  implement(tagsContracts['tags.get'], ({ business_id, id }, { viewer, deps }) =>
    getTag(viewer, business_id, id, deps),
  ),
  implement(tagsContracts['tags.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createTag(viewer, business_id, fields, deps),
  ),
  implement(tagsContracts['tags.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeTag(viewer, business_id, id, changes, deps),
  ),
  implement(tagsContracts['tags.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeTag(viewer, business_id, id, deps),
  ),
  implement(tagsContracts['tagAdAccounts.list'], ({ business_id, tag_id, ...request }, { viewer, deps }) =>
    listTagAccounts(viewer, { business_id, tag_id }, request, deps),
  ),
  implement(tagsContracts['tagEvents.receive'], (event, { caller, deps }) =>
    receiveEvent(caller.ip, event, deps),
  ),
]
