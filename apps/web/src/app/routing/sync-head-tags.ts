import { replaceHeadTags } from '../../shared/browser/document-head.ts'
import { headTags } from './head-tags.ts'

export const syncHeadTags = (...page: Parameters<typeof headTags>): void => replaceHeadTags(headTags(...page))
