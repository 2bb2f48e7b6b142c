/** Sets a field's value as if it had been typed, so that event listeners and React are notified. */
export const fillField = (field: HTMLInputElement, text: string): void => {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
};
