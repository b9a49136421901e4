import type { SectionSpec, UpgradeStep } from '@vitrine/schemas'
import { categories, schemaAt } from '@vitrine/schemas'

/** The place of a step that must be there after all steps of its version and later ones are done. */
function placeAfter(step: UpgradeStep): string | undefined {
  switch (step.step) {
    case 'rename':
    case 'rename-slot':
      return step.to
    case 'remove':
      return undefined
    default:
      return step.path
  }
}

/** Whether a later step takes the place away again. */
const isTakenLater = (path: string, later: readonly UpgradeStep[]): boolean =>
  later.some((step) => {
    const from =
      step.step === 'rename' || step.step === 'rename-slot' ? step.from : step.step === 'remove' ? step.path : ''
    return from !== '' && (path === from || path.startsWith(`${from}.`) || path.startsWith(`${from}[`))
  })

/** What is wrong with the steps of a section: steps for versions that there are none of, and places that do not exist. */
export function* stepProblems({ type, version, upgrades = {}, props, slots = {} }: SectionSpec): Generator<string> {
  const inOrder = Object.entries(upgrades).toSorted(([a], [b]) => Number(a) - Number(b))
  for (const [from] of inOrder)
    if (!Number.isInteger(Number(from)) || Number(from) < 1 || Number(from) >= version)
      yield `${type}: upgrades has steps from version ${from}; the section is in version ${version}.`
  const all = inOrder.flatMap(([from, steps]) => steps.map((step) => ({ from, step })))
  for (const [index, { from, step }] of all.entries()) {
    const place = placeAfter(step)
    if (
      place === undefined ||
      isTakenLater(
        place,
        all.slice(index + 1).map((later) => later.step),
      )
    )
      continue
    const isThere =
      step.step === 'rename-slot'
        ? Object.hasOwn(slots, place)
        : schemaAt(props, place.replaceAll('[]', '[aaaaaaaa]')) !== undefined
    if (!isThere)
      yield `${type}: the step '${step.step}' from version ${from} leads to '${place}', which does not exist.`
  }
}

/** What types would refuse, for sections that are written without them. */
export function* nameProblems({ type, category }: SectionSpec): Generator<string> {
  if (!categories.some((one) => one === category))
    yield `${type}: there is no category '${category}'; there are ${categories.join(', ')}.`
}
