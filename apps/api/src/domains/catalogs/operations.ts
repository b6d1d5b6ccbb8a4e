import { catalogsContracts } from '@tessera/api-types/catalogs/contracts'
import { storefrontContracts } from '@tessera/api-types/catalogs/storefront'
import { implement, type Operation } from '../../kernel/operation.ts'
import { addHolders, changeHolder, listHolders, removeHolder } from './catalog-grant-service.ts'
import { changeCatalog, createCatalog, getCatalog, listCatalogs, removeCatalog } from './catalog-service.ts'
import {
  changeFeed,
  createFeed,
  fetchFeed,
  getFeed,
  listOfCatalog,
  removeFeed,
  rollBack,
  uploadFile,
} from './feed-service.ts'
import {
  changeProductGroup,
  countProducts,
  createProductGroup,
  getProductGroup,
  listProductGroups,
  removeProductGroup,
} from './product-group-service.ts'
import {
  chooseViewingLocale,
  storefrontFeeds,
  storefrontPage,
  storefrontSettings,
} from './storefront-service.ts'

const c = catalogsContracts
const s = storefrontContracts

const holderOperations: Operation[] = [
  implement(c['catalogEmployees.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listHolders(viewer, { business_id, catalog_id }, 'EMPLOYEE', request, deps),
  ),
  implement(c['catalogEmployees.create'], ({ items, ...place }, { viewer, deps }) =>
    addHolders(viewer, place, 'EMPLOYEE', items, deps),
  ),
  implement(c['catalogEmployees.update'], ({ id, permissions, ends_at, ...place }, { viewer, deps }) =>
    changeHolder(viewer, place, 'EMPLOYEE', { id, permissions, ends_at }, deps),
  ),
  implement(c['catalogEmployees.delete'], ({ id, ...place }, { viewer, deps }) =>
    removeHolder(viewer, place, 'EMPLOYEE', id, deps),
  ),
  implement(c['catalogPartners.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listHolders(viewer, { business_id, catalog_id }, 'PARTNER', request, deps),
  ),
  implement(c['catalogPartners.create'], ({ items, ...place }, { viewer, deps }) =>
    addHolders(viewer, place, 'PARTNER', items, deps),
  ),
  implement(c['catalogPartners.update'], ({ id, permissions, ends_at, ...place }, { viewer, deps }) =>
    changeHolder(viewer, place, 'PARTNER', { id, permissions, ends_at }, deps),
  ),
  implement(c['catalogPartners.delete'], ({ id, ...place }, { viewer, deps }) =>
    removeHolder(viewer, place, 'PARTNER', id, deps),
  ),
]

const feedOperations: Operation[] = [
  implement(c['catalogFeeds.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listOfCatalog('catalogFeeds', viewer, { business_id, catalog_id }, request, deps),
  ),
  implement(c['catalogFeeds.get'], (input, { viewer, deps }) => getFeed(viewer, input, deps)),
  implement(c['catalogFeeds.create'], ({ business_id, catalog_id, ...fields }, { viewer, deps }) =>
    createFeed(viewer, { business_id, catalog_id }, fields, deps),
  ),
  implement(c['catalogFeeds.update'], ({ business_id, catalog_id, id, ...changes }, { viewer, deps }) =>
    changeFeed(viewer, { business_id, catalog_id, id }, changes, deps),
  ),
  implement(c['catalogFeeds.delete'], (input, { viewer, deps }) => removeFeed(viewer, input, deps)),
  implement(c['catalogFeeds.upload'], ({ file, is_dry_run, ...place }, { viewer, deps }) =>
    uploadFile(viewer, place, { file, isDryRun: is_dry_run }, deps),
  ),
  implement(c['catalogFeeds.fetch'], (input, { viewer, deps }) => fetchFeed(viewer, input, deps)),
  implement(c['catalogFeeds.rollBack'], (input, { viewer, deps }) => rollBack(viewer, input, deps)),
  implement(c['catalogRuns.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listOfCatalog('catalogRuns', viewer, { business_id, catalog_id }, request, deps),
  ),
  implement(c['catalogFaults.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listOfCatalog('catalogFaults', viewer, { business_id, catalog_id }, request, deps),
  ),
  implement(c['catalogDifferences.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listOfCatalog('catalogDifferences', viewer, { business_id, catalog_id }, request, deps),
  ),
  implement(c['catalogProducts.list'], ({ business_id, catalog_id, ...request }, { viewer, deps }) =>
    listOfCatalog('catalogProducts', viewer, { business_id, catalog_id }, request, deps),
  ),
]

const productGroupOperations: Operation[] = [
  implement(c['productGroups.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listProductGroups(viewer, business_id, request, deps),
  ),
  implement(c['productGroups.get'], ({ business_id, id }, { viewer, deps }) =>
    getProductGroup(viewer, business_id, id, deps),
  ),
  implement(c['productGroups.count'], ({ filters, ...place }, { viewer, deps }) =>
    countProducts(viewer, place, filters, deps),
  ),
  implement(c['productGroups.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createProductGroup(viewer, business_id, fields, deps),
  ),
  implement(c['productGroups.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeProductGroup(viewer, business_id, id, changes, deps),
  ),
  implement(c['productGroups.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeProductGroup(viewer, business_id, id, deps),
  ),
]

const storefrontOperations: Operation[] = [
  implement(s['storefront.pins'], ({ username, ...page }, { viewer, deps }) =>
    storefrontPage(viewer, username, page, deps),
  ),
  implement(s['storefrontSettings.get'], (input, { viewer, deps }) =>
    storefrontSettings(viewer, input, deps),
  ),
  implement(s['storefrontSettings.update'], ({ currentViewingLocale, ...asked }, { viewer, deps }) =>
    chooseViewingLocale(viewer, asked, currentViewingLocale, deps),
  ),
  implement(s['storefrontFeeds.list'], ({ business_id, ...request }, { viewer, deps }) =>
    storefrontFeeds(viewer, business_id, request, deps),
  ),
]

export const catalogsOperations: Operation[] = [
  implement(c['catalogs.list'], ({ business_id, ...request }, { viewer, deps }) =>
    listCatalogs(viewer, business_id, request, deps),
  ),
  implement(c['catalogs.get'], ({ business_id, id }, { viewer, deps }) =>
    getCatalog(viewer, business_id, id, deps),
  ),
  implement(c['catalogs.create'], ({ business_id, ...fields }, { viewer, deps }) =>
    createCatalog(viewer, business_id, fields, deps),
  ),
  implement(c['catalogs.update'], ({ business_id, id, ...changes }, { viewer, deps }) =>
    changeCatalog(viewer, business_id, id, changes, deps),
  ),
  implement(c['catalogs.delete'], ({ business_id, id }, { viewer, deps }) =>
    removeCatalog(viewer, business_id, id, deps),
  ),
  ...holderOperations,
  ...feedOperations,
  ...productGroupOperations,
  ...storefrontOperations,
]
