import type { HTMLAttributes, ReactNode, Ref } from 'react'

interface Root<E> extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<E> | undefined
  readonly id: string
}

/** A section as every contestant draws it: a heading and a text. */
export function DrawnSection({
  id,
  title,
  text,
  ...root
}: Root<HTMLElement> & { readonly title: string; readonly text: string }) {
  return (
    <section className="section" data-component-id={id} {...root}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )
}

/** A container as every contestant draws it; what stands in its slot is given. */
export function DrawnContainer({ id, children, ...root }: Root<HTMLDivElement> & { readonly children?: ReactNode }) {
  return (
    <div className="container" data-component-id={id} {...root}>
      {children}
    </div>
  )
}
