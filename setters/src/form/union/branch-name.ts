import { childPath, type SchemaNode } from '@vitrine/schemas'
import { constOf, type Union } from '../../reading/branches.ts'
import { kindsOf } from '../../reading/types.ts'
import { stepOf } from '../../value-source/json-path.ts'
import type { FormSurroundings } from '../form-context.ts'
import { nameInWords } from '../labels.ts'

const kindIn = ({ format, ...branch }: SchemaNode): string => format ?? kindsOf(branch)[0] ?? ''

/** What a branch is called: its title, its only value, its kind; with a number where several have the same. */
export function branchName(
  { branches, discriminator, base }: Union,
  at: number,
  path: string,
  { services, choiceLabel }: Pick<FormSurroundings, 'services' | 'choiceLabel'>,
): string {
  const branch = branches[at] ?? {}
  if (branch.title !== undefined && branch.title !== base.title) return branch.title
  const only = constOf(branch)
  if (typeof only === 'string') return choiceLabel(path, only)
  if (only !== undefined) return JSON.stringify(only)
  const named = discriminator === undefined ? undefined : constOf(branch.properties?.[discriminator])
  if (discriminator !== undefined && named !== undefined)
    return choiceLabel(
      childPath(path, stepOf(discriminator)),
      typeof named === 'object' ? JSON.stringify(named) : String(named),
    )
  const kind = kindIn(branch)
  const name = services.label(`kind.${kind}`) ?? nameInWords(kind)
  const isOneOfSeveral = branches.filter((other) => kindIn(other) === kind).length > 1
  return isOneOfSeveral || name === '' ? `${name} ${at + 1}`.trim() : name
}
