import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useEffect, useState, type ReactNode } from 'react'
import {
  CreateBase,
  Form,
  SaveButton,
  useNotify,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { PageHeader } from './PageHeader.tsx'
import { useHubPath } from './use-hub-path.ts'

interface Props {
  resource: string
  /** Text of the notice that it worked; it may name the record. */
  created: string
  /** The page that comes after, by default the list. */
  next?: 'record'
  defaultValues: object
  transform?: TransformData
  /** The fields. */
  children: ReactNode
}

/** Goes on when the form knows that it was sent: before that it would ask whether to leave what was typed. */
function OnceSaved({ to }: { to: string }) {
  const navigate = useNavigate()
  const { isSubmitSuccessful } = useFormState()
  useEffect(() => {
    if (isSubmitSuccessful) void navigate(to)
  }, [isSubmitSuccessful, navigate, to])
  return null
}

/** One new record; page and button are called `resources.{resource}.create`. */
export function CreatePage({ resource, created, next, defaultValues, transform, children }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [after, setAfter] = useState<string | null>(null)
  const list = useHubPath()(resource)
  const title = `resources.${resource}.create`
  const onSuccess = ({ id, name }: RaRecord) => {
    notify(created, { type: 'success', messageArgs: { name } })
    setAfter(next === 'record' ? `${list}/${id}` : list)
  }
  return (
    <CreateBase mutationOptions={{ onSuccess }} redirect={false} {...(transform && { transform })}>
      <PageHeader title={translate(title)} back={resource} />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <Form defaultValues={defaultValues} warnWhenUnsavedChanges>
          {after !== null && <OnceSaved to={after} />}
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
