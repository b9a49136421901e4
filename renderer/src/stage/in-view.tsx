import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { callView, type DrawnComponent } from './drawn-component.ts'

/** A component that a server calls: it may answer later. */
type ServerComponent = (props: object) => ReactNode

interface InViewProps {
  readonly type: ServerComponent
  readonly props: object
  readonly drawn: DrawnComponent
}

/**
 * Calls a component while the component of the view that made it is the one that is drawn. React calls it later than the view,
 * and has no context to tell by.
 */
function InView({ type, props, drawn }: InViewProps): ReactNode {
  const leaveOut = (error: unknown): null => {
    if (isForReact(error)) throw error
    const { id, type: section } = drawn.component
    drawn.report({ kind: 'threw', component: id, type: section, error })
    return null
  }
  try {
    const { element } = callView(type, props, drawn)
    return isPromise(element)
      ? element.then((answered) => inView(answered, drawn)).catch(leaveOut)
      : inView(element, drawn)
  } catch (error) {
    return leaveOut(error)
  }
}

/**
 * What React or a framework throws to go on otherwise: to wait, to answer with another page, to draw later. Those are no errors,
 * or carry a digest.
 */
const isForReact = (error: unknown): boolean =>
  !(error instanceof Error) || 'digest' in error || /^Suspense Exception|React error #460\b/.test(error.message)

const isPromise = (node: unknown): node is Promise<ReactNode> =>
  typeof node === 'object' && node !== null && typeof Reflect.get(node, 'then') === 'function'

const CLIENT = Symbol.for('react.client.reference')
const MEMO = Symbol.for('react.memo')
const FORWARD_REF = Symbol.for('react.forward_ref')
const kindOf = (type: unknown): unknown =>
  (typeof type === 'object' || typeof type === 'function') && type !== null ? Reflect.get(type, '$$typeof') : undefined

/** The function of a component that the server calls; nothing for those of browsers, of HTML and of React. */
function serverComponent(type: unknown): ServerComponent | undefined {
  const kind = kindOf(type)
  if (kind === MEMO) return serverComponent(Reflect.get(type as object, 'type'))
  if (kind === FORWARD_REF) return (props) => Reflect.get(type as object, 'render')(props, null)
  return typeof type === 'function' && kind !== CLIENT ? (type as ServerComponent) : undefined
}

/** What a view answered, with each component in it called as the view was: in children, and in props of components of browsers. */
export function inView(node: ReactNode, drawn: DrawnComponent): ReactNode {
  if (Array.isArray(node)) return node.map((child) => inView(child, drawn))
  if (isPromise(node)) return node.then((answered) => inView(answered, drawn))
  if (!isValidElement(node)) return node
  const { type, props, key } = node as ReactElement<Record<string, ReactNode>>
  if (type === InView) return node
  const called = serverComponent(type)
  if (called) return <InView key={key} type={called} props={props} drawn={drawn} />
  const { children, ...others } = props
  const changed = Object.fromEntries(
    Object.entries(others)
      .filter(([, value]) => isValidElement(value) || Array.isArray(value))
      .map(([name, value]) => [name, inView(value, drawn)]),
  )
  const inside = inView(children, drawn)
  // Children that were written one by one need no keys, and stay that way.
  return Array.isArray(inside)
    ? cloneElement(node, changed, ...inside)
    : cloneElement(node, changed, ...(inside === undefined ? [] : [inside]))
}
