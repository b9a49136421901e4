import type { Link as LinkValue } from '@vitrine/schemas'
import { Parts } from '../part/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { LinkFields } from './link-fields.tsx'

/** Where a click leads: a page of the site, an address, an e-mail, a call, a place on the page. */
function Link({ value, onChange, onClear, labelId, describedBy, invalid, disabled }: SetterProps<LinkValue>) {
  return (
    <Parts labelId={labelId}>
      <LinkFields
        value={value}
        onChange={onChange}
        onClear={onClear}
        describedBy={describedBy}
        invalid={invalid}
        disabled={disabled}
      />
    </Parts>
  )
}

export const link = defineSetter('link', Link, { frame: 'group', isInput: false })
