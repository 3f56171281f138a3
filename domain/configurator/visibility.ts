import type { VisibilityRule, VisibleIf } from './model.ts'

/** The selected id of each step and choice field so far, by its `optionId`. */
export type SelectedIds = ReadonlyMap<string, string>

/** Visible without rules, or when every rule matches (spec 4, Visibility). */
export const isVisible = (visibleIf: VisibleIf, selected: SelectedIds): boolean =>
  visibleIf.every((rule) => matches(rule, selected))

/** A rule without codes, or with an empty list for one, matches; otherwise one listed id must be selected. */
function matches(rule: VisibilityRule, selected: SelectedIds): boolean {
  const codes = Object.keys(rule)
  if (codes.length === 0) return true
  return codes.some((code) => {
    const ids = rule[code] ?? []
    if (ids.length === 0) return true
    const id = selected.get(code)
    return id !== undefined && ids.includes(id)
  })
}
