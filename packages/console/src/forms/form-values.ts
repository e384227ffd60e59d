/** What was typed or chosen in a form, by the names of its fields. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The chosen one; the first where none of them was. */
export function choiceIn<Choice extends string>(
  form: FormData,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === form.get(name)) ?? choices[0];
}
