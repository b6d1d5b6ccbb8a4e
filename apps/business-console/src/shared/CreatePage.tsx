import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useRef, type ReactNode } from 'react'
import {
  CreateBase,
  Form,
  SaveButton,
  useNotify,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { PageHeader } from './PageHeader.tsx'
import { useHubPath } from './use-hub-path.ts'
import { LeaveGuard } from './use-leave-guard.ts'

interface Props {
  resource: string
  /** Text of the notice that it worked; it may name the record. */
  created: string
  /** The page that comes after, by default the list. */
  next?: 'record' | `record/${string}`
  defaultValues: object
  transform?: TransformData
  /** The fields. */
  children: ReactNode
}

/** One new record; page and button are called `resources.{resource}.create`. */
export function CreatePage({ resource, created, next, defaultValues, transform, children }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const isSaved = useRef(false)
  const list = useHubPath()(resource)
  const title = `resources.${resource}.create`
  const onSuccess = ({ id, name }: RaRecord) => {
    notify(created, { type: 'success', messageArgs: { name } })
    isSaved.current = true
    void navigate(next ? next.replace('record', `${list}/${id}`) : list)
  }
  return (
    <CreateBase mutationOptions={{ onSuccess }} redirect={false} {...(transform && { transform })}>
      <PageHeader title={translate(title)} back={resource} />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <Form defaultValues={defaultValues}>
          <LeaveGuard isChanged={(isTyped) => isTyped && !isSaved.current} />
          <Box sx={{ display: 'grid', gap: 1 }}>
            {children}
            <Box>
              <SaveButton alwaysEnable label={title} />
            </Box>
          </Box>
        </Form>
      </Card>
    </CreateBase>
  )
}
