/** Which page of a list is asked for; the first is 1. */
export interface Paging {
  readonly page: number
  readonly pageSize: number
}
