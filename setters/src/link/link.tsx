import type { LinkValue } from '@vitrine/schemas'
import { SetterParts } from '../part/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { LinkFields } from './link-fields.tsx'

/** Where a click leads: a page of the site, an address, an e-mail, a call, a place on the page. */
function Link({ value, onChange, onClear, labelId, describedBy, invalid, disabled }: SetterProps<LinkValue>) {
  return (
    <SetterParts labelId={labelId}>
      <LinkFields
        value={value}
        onChange={onChange}
        onClear={onClear}
        describedBy={describedBy}
        invalid={invalid}
        disabled={disabled}
      />
    </SetterParts>
  )
}

export const linkSetter = defineSetter('link', Link, { frame: 'group', isInput: false })
