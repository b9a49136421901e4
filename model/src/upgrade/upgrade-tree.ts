import type { ResolvedComponent, ResolvedTree, SectionSpec } from '@vitrine/schemas'
import { outlineOf } from '../document/headings.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { stepsFrom } from './upgrade.ts'
import { isAtOrBelow, keysAfter, languageMapAfter, propsAfter, resolvedRewrite, slotsAfter } from './upgrade-steps.ts'

/** A resolved component in the version that is registered; the same one when a step cannot be done to it. */
function upgradeComponent(component: ResolvedComponent, spec: SectionSpec): ResolvedComponent {
  const { version, slots } = component
  let { props, mobile = {}, languages = {} } = component
  const steps = stepsFrom(spec, version)
  try {
    for (const step of steps) {
      if (step.step === 'remove-devices')
        mobile = Object.fromEntries(Object.entries(mobile).filter(([path]) => !isAtOrBelow(path, step.path)))
      const rewrite = resolvedRewrite(step)
      if (!rewrite) continue
      props = propsAfter(props, rewrite)
      mobile = languageMapAfter(mobile, rewrite)
      languages = keysAfter(languages, rewrite)
    }
  } catch {
    return component
  }
  const { mobile: _mobile, languages: _languages, ...rest } = component
  return {
    ...rest,
    version: spec.version,
    props,
    ...(Object.keys(mobile).length > 0 && { mobile }),
    ...(Object.keys(languages).length > 0 && { languages }),
    ...(slots && { slots: steps.reduce(slotsAfter, slots) }),
  }
}

/**
 * A published tree with every component in the version of its section that is registered now, and its
 * outline: what was published by an older build is drawn by a newer one as it was meant. Unknown
 * sections, newer versions, and components whose steps fail stay as they are; a tree that needs no
 * upgrade is the same object as before.
 */
export function upgradeTree<T extends ResolvedTree>(tree: T, specs: Specs): T {
  if (!Object.values(tree.components).some((component) => isOlder(component, specs))) return tree
  let isChanged = false
  const components = Object.fromEntries(
    Object.entries(tree.components).map(([id, component]) => {
      const spec = component && specOf(specs, component.type)
      if (!spec || !isOlder(component, specs)) return [id, component]
      const upgraded = upgradeComponent(component, spec)
      if (upgraded !== component) isChanged = true
      return [id, upgraded]
    }),
  )
  return isChanged ? { ...tree, components, outline: outlineOf({ root: tree.root, components }, specs) } : tree
}

/** Almost nothing is, and every page is asked. A damaged document may name a component that it does not hold. */
function isOlder(component: ResolvedComponent | undefined, specs: Specs): boolean {
  const spec = component && specOf(specs, component.type)
  return spec !== undefined && component !== undefined && component.version < spec.version
}
