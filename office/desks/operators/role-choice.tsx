import { useState } from 'react'
import { OPERATOR_ROLES, type OperatorRole } from '#domain/access/operator-roles.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'

type RoleChoiceProps = { readonly first: OperatorRole; readonly onRole: (role: OperatorRole) => void }

/** The roles, with what each is there for. */
export function RoleChoice({ first, onRole }: RoleChoiceProps) {
  const [chosen, setChosen] = useState(first)
  return (
    <ChoiceGroup label={texts.role}>
      {OPERATOR_ROLES.map((role) => (
        <ChoiceRow
          key={role}
          name="role"
          title={officeTexts.roles[role]}
          text={texts.roleTexts[role]}
          checked={role === chosen}
          onChange={() => {
            setChosen(role)
            onRole(role)
          }}
        />
      ))}
    </ChoiceGroup>
  )
}
