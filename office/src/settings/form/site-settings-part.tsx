import { changeSiteSettings, type Question, readSiteSettings, type SiteSettings } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { RequestState } from '../../controls/request-state.tsx'
import { RevisedForm } from './revised-form.tsx'
import { type RevisedForm as Form, useRevised } from './use-revised.ts'

/** The settings of the site without what cannot be changed; `undefined` unsets a value. */
type Changes = {
  readonly [Name in keyof Omit<SiteSettings, 'tenantId' | 'clientId' | 'revision'>]?: SiteSettings[Name] | undefined
}

interface SiteSettingsPartProps<Values extends object> {
  /** The values of the form: one object for as long as the settings are the same is not needed. */
  readonly read: (settings: SiteSettings) => Values
  /** What the part says of the settings; all that it leaves out stays as it is. */
  readonly write: (values: Values, settings: SiteSettings) => Changes
  readonly nameOf: (field: keyof Values) => string
  readonly children: (form: Form<Values>, settings: SiteSettings) => ReactNode
}

/** Loads the settings of the site for one part of them, and saves all of them with what that part changed. */
export function SiteSettingsPart<Values extends object>(props: SiteSettingsPartProps<Values>) {
  const request = useCall(readSiteSettings, {})
  return (
    <RequestState request={request}>
      {(settings) => <Part {...props} settings={settings} onStored={request.mutate} />}
    </RequestState>
  )
}

interface PartProps<Values extends object> extends SiteSettingsPartProps<Values> {
  readonly settings: SiteSettings
  readonly onStored: (settings: SiteSettings) => void
}

function Part<Values extends object>({ settings, onStored, read, write, nameOf, children }: PartProps<Values>) {
  const { send } = useOffice()
  const form = useRevised({
    stored: settings,
    onStored,
    read,
    load: () => send(readSiteSettings, {}),
    save({ tenantId: _tenant, clientId: _client, ...stored }, values) {
      // What is undefined is left out on the wire, which unsets it.
      const all = { ...stored, ...write(values, settings) } as Question<typeof changeSiteSettings>
      return send(changeSiteSettings, all)
    },
  })
  return (
    <RevisedForm form={form} nameOf={nameOf}>
      {children(form, settings)}
    </RevisedForm>
  )
}
