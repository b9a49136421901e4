/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** Whether a value is an object with names: no list, and not `null`. */
export function isObject(value: Json | undefined): value is JsonObject
export function isObject(value: unknown): value is Readonly<Record<string, unknown>>
export function isObject(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Whether a value is a list; unlike `Array.isArray`, it says of what. */
export function isList(value: Json | undefined): value is readonly Json[]
export function isList(value: unknown): value is readonly unknown[]
export function isList(value: unknown): boolean {
  return Array.isArray(value)
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
/** Whether a name would reach an object's prototype; such names are ignored everywhere (R211). */
export const isForbiddenName = (key: string): boolean => forbidden.has(key)

/** A property of an object, never one of its prototype; `undefined` for everything that is no object. */
export function own(value: Json | undefined, name: string): Json | undefined
export function own(value: unknown, name: string): unknown
export function own(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) && !isForbiddenName(name) ? value[name] : undefined
}
