import { ID_PATTERN } from '../../ids.ts'
import { limits } from '../../limits.ts'
import type { Component } from '../page-schema.ts'
import { type Settings, type SettingsById, settingsById } from '../settings.ts'
import { id, type On, operationOn, type PlaceIn, placeFields, placeSchema, slotName } from './places.ts'

interface Named<T extends string> {
  readonly id: string
  readonly type: T
}

/** A component with all that stands in it, new to the draft: from the palette, pasted, or back again. */
export type InsertComponent = Named<'insert-component'> &
  PlaceIn & {
    readonly root: string
    readonly components: Readonly<Record<string, Component>>
    readonly settings: SettingsById
  }

/** Takes a component away with all that stands in it. */
export type RemoveComponent = Named<'remove-component'> & On & { readonly component: string }

/** Takes a component, with all that stands in it, to another place, on another page too. */
export type MoveComponent = Named<'move-component'> & On & { readonly component: string; readonly to: PlaceIn }

/** A copy right behind its original. `ids` names the copy of each component, so that all make the same one. */
export type DuplicateComponent = Named<'duplicate-component'> &
  On & { readonly component: string; readonly ids: Readonly<Record<string, string>> }

/** Puts a new component in the place of another one, which then stands in its slot. */
export type WrapComponent = Named<'wrap-component'> &
  On & {
    readonly component: string
    readonly wrapper: { readonly id: string; readonly type: string; readonly version: number }
    readonly settings?: Settings
    readonly slot: string
  }

/** The inverse: the only component in a slot takes the place of the one around it. */
export type UnwrapComponent = Named<'unwrap-component'> & On & { readonly component: string; readonly slot: string }

export type StructureOperation =
  | InsertComponent
  | RemoveComponent
  | MoveComponent
  | DuplicateComponent
  | WrapComponent
  | UnwrapComponent

const type = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' } as const

/** The components of a page or of a subtree, by their ids. */
export const componentsById = {
  type: 'object',
  minProperties: 1,
  maxProperties: limits.componentsPerPage,
  propertyNames: id,
  additionalProperties: { $ref: 'component' },
} as const

export const structureOperations = [
  operationOn('insert-component', { ...placeFields, root: id, components: componentsById, settings: settingsById }),
  operationOn('remove-component', { component: id }),
  operationOn('move-component', { component: id, to: placeSchema }),
  operationOn('duplicate-component', {
    component: id,
    ids: {
      type: 'object',
      minProperties: 1,
      maxProperties: limits.componentsPerPage,
      propertyNames: { type: 'string', pattern: ID_PATTERN },
      additionalProperties: id,
    },
  }),
  operationOn(
    'wrap-component',
    {
      component: id,
      wrapper: {
        type: 'object',
        required: ['id', 'type', 'version'],
        additionalProperties: false,
        properties: { id, type, version: { type: 'integer', minimum: 1 } },
      },
      settings: { $ref: 'settings' },
      slot: slotName,
    },
    ['settings'],
  ),
  operationOn('unwrap-component', { component: id, slot: slotName }),
] as const
