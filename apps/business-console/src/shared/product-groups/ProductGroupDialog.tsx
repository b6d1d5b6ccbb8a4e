import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { CATALOG_NAME_MAX } from '@tessera/api-types/catalogs/catalog-options'
import type { ProductGroupView } from '@tessera/api-types/catalogs/product-groups'
import type { RunOperation } from '../../providers/run-operation.ts'
import { changedFields } from '../changed-fields.ts'
import { fieldErrorsOf, messageOf } from '../field-errors.ts'
import { useSettled } from '../use-settled.ts'
import { useStaleQuestion } from '../use-stale-question.tsx'
import { faultOf, soundRules, type DraftRule } from './product-rules.ts'
import { ProductRules } from './ProductRules.tsx'

interface Props {
  businessId: string
  /** Of which catalogs it may be; where it is one, that is not asked. */
  catalogs: readonly { id: string; name: string }[]
  /** The group that is changed; without one a new one is made. */
  group?: ProductGroupView
  run: RunOperation
  onClose: () => void
  /** The newer group shall be shown instead. */
  onDiscard?: () => void
  onSaved: (group: ProductGroupView) => void
}

/** A product group by its rules, with how many products they hold now. */
export function ProductGroupDialog(props: Props) {
  const { businessId, catalogs, group, run, onClose } = props
  const translate = useTranslate()
  const id = useId()
  const form = useGroupForm(props)
  const { name, setName, catalogId, setCatalogId, rules, setRules, hasTried, refusal } = form
  const needsName = hasTried && name.trim() === ''
  const nameFault = refusal.name ?? (needsName ? translate('resources.catalogs.groups.name_needed') : null)
  const title = group
    ? translate('resources.catalogs.groups.edit_title', { name: group.name })
    : translate('resources.catalogs.groups.create')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate style={{ display: 'contents' }} onSubmit={form.submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', '&&': { pt: 1 } }}>
          {refusal.form && <Alert severity="error">{refusal.form}</Alert>}
          {catalogs.length > 1 && <CatalogField {...{ catalogs, catalogId, setCatalogId }} />}
          <TextField
            size="small"
            required
            label={translate('resources.catalogs.groups.name')}
            value={name}
            error={nameFault !== null}
            helperText={nameFault}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: CATALOG_NAME_MAX } }}
          />
          <ProductRules rules={rules} onChange={setRules} showsFaults={hasTried} />
          <Size {...{ businessId, catalogId, rules, run }} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={form.isSaving}>
            {translate(group ? 'ra.action.save' : 'ra.action.create')}
          </Button>
        </DialogActions>
      </form>
      {form.question}
    </Dialog>
  )
}

interface CatalogFieldProps {
  catalogs: Props['catalogs']
  catalogId: string
  setCatalogId: (id: string) => void
}

function CatalogField({ catalogs, catalogId, setCatalogId }: CatalogFieldProps) {
  return (
    <TextField
      select
      size="small"
      label={useTranslate()('resources.catalogs.groups.catalog')}
      value={catalogId}
      onChange={({ target }) => setCatalogId(target.value)}
    >
      {catalogs.map((catalog) => (
        <MenuItem key={catalog.id} value={catalog.id}>
          {catalog.name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface Refusal {
  name?: string
  form?: string
}

function refusalOf(error: unknown, translate: (key: string) => string): Refusal {
  const name = fieldErrorsOf(error)?.['name']
  return name ? { name } : { form: translate(messageOf(error)) }
}

/** What was typed, and how it is saved. */
function useGroupForm(props: Props) {
  const { catalogs, group } = props
  const [name, setName] = useState(group?.name ?? '')
  const [catalogId, setCatalogId] = useState(group?.catalog_id ?? catalogs[0]?.id ?? '')
  const [rules, setRules] = useState<DraftRule[]>(group?.filters ?? [])
  const [hasTried, setHasTried] = useState(false)
  const { save, isSaving, refusal, question } = useSaveGroup(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In a dialog over another form React hands it on to that.
    event.stopPropagation()
    setHasTried(true)
    if (isSaving || name.trim() === '' || rules.some((rule) => faultOf(rule) !== null)) return
    void save({ name: name.trim(), filters: soundRules(rules) }, catalogId)
  }
  const fields = { name, setName, catalogId, setCatalogId, rules, setRules }
  return { ...fields, hasTried, isSaving, refusal, question, submit }
}

type Fields = Pick<ProductGroupView, 'name' | 'filters'>

const fieldsOf = ({ name, filters }: ProductGroupView): Fields => ({ name, filters })

function useSaveGroup({ businessId: business_id, group, run, onClose, onDiscard = onClose, onSaved }: Props) {
  const translate = useTranslate()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>({})
  const { saveOver, question } = useStaleQuestion()
  // What the form began with: the group may be read anew below it.
  const [began] = useState(group && fieldsOf(group))
  const send = (fields: Fields, catalog_id: string) => {
    if (!group || !began) return run('productGroups.create', { business_id, ...fields, catalog_id })
    const place = { business_id, id: group.id }
    const changes = changedFields(began, fields)
    return saveOver({
      seen: began,
      reread: async () => fieldsOf(await run('productGroups.get', place)),
      save: (seen) => run('productGroups.update', { ...place, ...changes, seen }),
      onDiscard,
    })
  }
  const save = async (fields: Fields, catalogId: string) => {
    setIsSaving(true)
    setRefusal({})
    try {
      const saved = await send(fields, catalogId)
      if (saved) onSaved(saved)
    } catch (error) {
      setRefusal(refusalOf(error, translate))
    } finally {
      setIsSaving(false)
    }
  }
  return { save, isSaving, refusal, question }
}

interface SizeProps {
  businessId: string
  catalogId: string
  rules: readonly DraftRule[]
  run: RunOperation
}

/** How many products the rules hold that are written so far. */
function Size({ businessId, catalogId, rules, run }: SizeProps) {
  const translate = useTranslate()
  const filters = useSettled(JSON.stringify(soundRules(rules)))
  const { data, isError } = useQuery({
    queryKey: ['productGroupSize', businessId, catalogId, filters],
    queryFn: () =>
      run('productGroups.count', {
        business_id: businessId,
        catalog_id: catalogId,
        filters: JSON.parse(filters) as ReturnType<typeof soundRules>,
      }),
    enabled: catalogId !== '',
    placeholderData: keepPreviousData,
  })
  const state = isError ? 'size_unknown' : data ? 'size' : 'counting'
  return (
    <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
      {translate(`resources.catalogs.groups.${state}`, { count: data?.product_count })}
    </Typography>
  )
}
