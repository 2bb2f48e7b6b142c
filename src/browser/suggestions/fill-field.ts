/** Puts a text into a field as if it were typed: a form that listens hears of it, and so does React. */
export const fillField = (field: HTMLInputElement, text: string): void => {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
};
