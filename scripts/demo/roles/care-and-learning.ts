import type { Role } from './role.ts';
import { defineRoles } from './role.ts';

const healthcare = defineRoles('healthcare', 'ward', [
  {
    title: 'Registered Nurse | Staff Nurse | Registered Nurse, Medical Ward',
    pay: 70,
    levels: 'eammss',
    weight: 5,
    sectors: 'healthcare',
    skills:
      'Patient assessment, Medication rounds, Wound care, Handover, Documentation, Basic life support',
    intro: `
      The ward has twenty-six beds, and on a good shift every patient knows your name by noon.
      You will nurse adults after surgery and with long illnesses, in a team that takes its breaks.`,
    duties: `
      Care for six to eight patients a shift, from admission to discharge
      Assess pain, breathing and mood, and act on what you see
      Give medicines safely and explain what they are for
      Dress wounds, manage drains and infusions
      Hand over at the bedside, with the patient taking part
      Support relatives in hard hours
      Guide students and newly qualified nurses
      Document on the tablet, once and completely`,
    needs: `
      Registration as a nurse in the country of work
      Readiness to work early, late and night shifts
      Safe handling of medicines`,
  },
  {
    title: 'Intensive Care Nurse | Critical Care Nurse (ICU)',
    pay: 80,
    levels: 'mmss',
    weight: 2,
    sectors: 'healthcare',
    skills:
      'Ventilation, Haemodynamic monitoring, Infusion pumps, Advanced life support, Family communication',
    intro: `
      One nurse for two patients, by day and by night: here that is not only true on paper.
      The unit has fourteen beds, daylight in every room and a consultant who listens to nurses.`,
    duties: `
      Nurse ventilated and unstable patients
      Watch trends and call before the alarm does
      Run infusions, haemofiltration and lines
      Mobilise patients early with the physiotherapists
      Speak with families honestly and gently
      Take part in rounds as an equal
      Train in simulation four times a year`,
    needs: `
      Registration as a nurse and experience in intensive care
      A critical care qualification, finished or under way
      Steadiness in emergencies`,
  },
  {
    title: 'Healthcare Assistant | Care Assistant | Nursing Assistant',
    pay: 36,
    levels: 'eeea',
    weight: 4,
    sectors: 'healthcare',
    skills: 'Personal care, Mobility support, Observation, Meal support, Empathy, Hygiene',
    intro: `
      You will be the person patients see most, and often the one they tell what they told nobody else.
      No certificate is needed to begin: we pay for the course and for the hours you spend in it.`,
    duties: `
      Help patients to wash, dress, eat and move
      Measure temperature, pulse and blood pressure
      Notice changes and tell the nurse
      Answer bells promptly and kindly
      Prepare beds, rooms and meals
      Accompany patients to examinations
      Keep to hygiene rules, every time`,
    needs: `
      Warmth and respect for people who need help
      Readiness for shifts and some weekends
      Physical resilience`,
  },
  {
    title: 'Physiotherapist | Physiotherapist, Orthopaedics',
    pay: 66,
    levels: 'eamms',
    weight: 2,
    sectors: 'healthcare',
    skills:
      'Manual therapy, Gait training, Exercise planning, Stroke rehabilitation, Patient education',
    intro: `
      First the edge of the bed, then the corridor, then the stairs: you will count steps with people who had given up counting.
      Appointments last thirty minutes, and one patient at a time is the rule.`,
    duties: `
      Assess movement and plan treatment
      Treat patients after joint replacement, stroke and fractures
      Lead groups for the back, balance and breathing
      Fit aids and teach how to use them
      Agree goals with patients, and change them honestly
      Take part in ward rounds and discharge planning
      Record progress with tests that mean something`,
    needs: `
      Registration as a physiotherapist
      Further training in manual or neurological therapy, or the wish for it
      Encouragement as second nature`,
  },
  {
    title: 'Radiographer | MRI Radiographer | Diagnostic Radiographer',
    pay: 72,
    levels: 'eamms',
    weight: 2,
    sectors: 'healthcare',
    skills: 'CT, MRI, X-ray, Radiation protection, Positioning, PACS',
    intro: `
      You will take pictures on which others decide within the hour.
      Two CT scanners, two MRI machines and a queue that we try to keep shorter than a week.`,
    duties: `
      Carry out X-ray, CT and MRI examinations
      Position patients who are in pain or afraid
      Choose protocols with the lowest sensible dose
      Check contrast medium, kidneys and allergies
      Judge image quality before the patient gets up
      Look after equipment tests
      Share evening and weekend duty`,
    needs: `
      Registration as a radiographer
      Knowledge of radiation protection
      A reassuring voice over the intercom`,
  },
  {
    title: 'General Practitioner | Resident Physician, Internal Medicine | Salaried GP',
    pay: 165,
    levels: 'mms',
    weight: 2,
    sectors: 'healthcare',
    skills: 'Primary care, Diagnostics, Prescribing, Chronic disease, Teaching, Teamwork',
    intro: `
      Medicine with time: fifteen minutes for an appointment, and longer when it is needed.
      You will know whole families, their knees, their worries and their dogs.`,
    duties: `
      See, examine and treat patients of all ages
      Follow long-term illnesses with the nursing team
      Prescribe with restraint and review old lists
      Refer in good time and read what comes back
      Visit patients who can't come
      Teach students and young doctors
      Take part in case discussions without blame`,
    needs: `
      A licence to practise medicine
      Completed or advanced specialist training
      Interest in the person behind the laboratory value`,
  },
  {
    title: 'Pharmacist | Hospital Pharmacist | Clinical Pharmacist',
    pay: 95,
    levels: 'eamms',
    weight: 2,
    sectors: 'healthcare retail',
    skills: 'Medication review, Aseptic preparation, Interactions, Counselling, Stock control',
    intro: `
      You will catch the interaction that nobody had thought of.
      Pharmacists here go on rounds, and doctors ask for them by name.`,
    duties: `
      Review prescriptions and advise prescribers
      Prepare and check individual doses
      Counsel patients before they go home
      Look after stock, shortages and cold chains
      Report side effects and errors openly
      Train nurses on high-risk medicines
      Help to write the list of standard drugs`,
    needs: `
      Registration as a pharmacist
      Sound clinical knowledge
      Clear speech with patients and doctors`,
  },
  {
    title: 'Midwife | Registered Midwife',
    pay: 72,
    levels: 'eamms',
    weight: 1,
    sectors: 'healthcare',
    skills: 'Antenatal care, Birth support, CTG, Breastfeeding support, Newborn care, Emergencies',
    intro: `
      Some eighteen hundred children are born here each year, most of them at inconvenient hours.
      One-to-one care in active labour is our rule and the reason why people stay.`,
    duties: `
      Accompany women before, during and after birth
      Watch mother and child, and call for help in time
      Lead normal births on your own responsibility
      Support breastfeeding without dogma
      Run antenatal classes and clinics
      Train emergencies with the whole team
      Be there when it ends differently than hoped`,
    needs: `
      Registration as a midwife
      Skill in birth emergencies
      Respect for very different plans and cultures`,
  },
  {
    title: 'Medical Laboratory Scientist | Biomedical Scientist',
    pay: 64,
    levels: 'eamms',
    weight: 2,
    sectors: 'healthcare',
    skills: 'Haematology, Clinical chemistry, Microbiology, Quality control, LIS, Blood bank',
    intro: `
      Behind most diagnoses stands somebody at a bench; you will be that somebody.
      The laboratory handles three thousand samples a day and knows that each belongs to a person.`,
    duties: `
      Analyse blood, urine and tissue samples
      Check results for plausibility before release
      Telephone critical values at once
      Run controls and calibrations
      Look after analysers and mend small faults
      Cross-match blood at night, with a steady hand
      Help to introduce new methods`,
    needs: `
      A qualification in laboratory medicine
      Exactness at four in the morning as well
      Knowledge of quality standards`,
  },
  {
    title: 'Community Mental Health Nurse | Psychiatric Nurse',
    pay: 70,
    levels: 'ammss',
    weight: 1,
    sectors: 'healthcare',
    skills: 'Risk assessment, Home visits, Medication support, Talking therapy, Safeguarding',
    setting: 'ward',
    intro: `
      You will sit at kitchen tables and talk about what helps.
      A caseload of twenty-two, a pool car and a supervisor who has time on Thursdays.`,
    duties: `
      Visit people at home and build trust over months
      Assess risk and agree crisis plans
      Support medication and watch for side effects
      Work with families, landlords and employers
      Lead small groups with a psychologist
      Write short, useful notes
      Take turns on the crisis telephone`,
    needs: `
      Registration as a nurse, in mental health where it exists
      Patience without naivety
      A driving licence or a fast bicycle`,
  },
  {
    title: 'Volunteer Ward Companion | Hospital Volunteer',
    pay: 30,
    levels: 'e',
    weight: 1,
    sectors: 'healthcare',
    skills: 'Listening, Reading aloud, Reliability, Empathy',
    intro: `
      An hour of your time can be the best one of somebody's day.
      Companions read aloud, fetch newspapers, play cards, or simply sit and listen.`,
    duties: `
      Visit patients who have few visitors
      Read aloud, play cards or go for a short walk
      Bring books from the library trolley
      Show people the way to examinations
      Tell the nurses when something seems wrong
      Take part in the monthly volunteers' evening
      Keep to yourself what you are told`,
    needs: `
      Two or three free hours a week for at least six months
      A good ear
      Reliability`,
  },
]);

const education = defineRoles('education', 'school', [
  {
    title: 'Mathematics Teacher | Teacher of Mathematics | Maths Teacher, Lower Secondary',
    pay: 62,
    levels: 'eammss',
    weight: 2,
    sectors: 'education',
    skills:
      'Mathematics teaching, Lesson planning, Assessment, Classroom management, Pastoral care',
    intro: `
      Your pupils will say that they can't do maths; by spring most of them will have stopped.
      The department has six teachers, shares its lessons and argues happily about fractions.`,
    duties: `
      Teach classes from the age of eleven to eighteen
      Plan lessons with the department and share what worked
      Mark quickly, with comments that pupils can use
      Lead a tutor group and know its families
      Help those who are behind in small groups
      Run the puzzle club, or another of your own
      Take part in parents' evenings and trips`,
    needs: `
      A teaching qualification in mathematics
      Joy in explaining the same thing in five ways
      Presence in front of thirty teenagers`,
  },
  {
    title: 'Primary School Teacher | Class Teacher, Primary',
    pay: 56,
    levels: 'eamms',
    weight: 2,
    sectors: 'education',
    skills: 'Early reading, Phonics, Lesson planning, Safeguarding, Parent communication',
    intro: `
      Twenty-four children will learn to read with you this year, and one of them will teach you about beetles.
      The school has two classes in each year and a garden with hens.`,
    duties: `
      Teach a class of your own in most subjects
      Make reading the heart of the week
      Watch each child's progress and act early
      Work with the teaching assistant as a team
      Talk with parents often and not only in trouble
      Plan topics with the parallel class
      Care for displays, hens and scraped knees`,
    needs: `
      A teaching qualification for primary schools
      Warmth, structure and a loud whisper
      Knowledge of safeguarding`,
  },
  {
    title: 'Special Needs Teaching Assistant | Learning Support Assistant | SEN Teaching Assistant',
    pay: 34,
    levels: 'eea',
    weight: 2,
    sectors: 'education',
    skills: 'One-to-one support, Autism, Behaviour support, Communication aids, Patience',
    intro: `
      You will help one child at a time to have an ordinary school day.
      Small steps are counted here, and celebrated.`,
    duties: `
      Support pupils with special needs in and outside lessons
      Prepare materials, from large print to picture cards
      Help with transitions, breaks and lunch
      Follow individual plans and note what works
      Calm situations before they grow
      Work closely with teachers and therapists
      Encourage independence, even when it takes longer`,
    needs: `
      Experience with children, at work or at home
      Patience and clear boundaries
      Willingness to learn about autism and communication aids`,
  },
  {
    title:
      'Lecturer in Computer Science | Lecturer, Data and Computing | Assistant Professor of Computer Science',
    pay: 88,
    levels: 'ms',
    weight: 1,
    sectors: 'education',
    skills: 'Lecturing, Research, Supervision, Programming languages, Curriculum design',
    intro: `
      Students arrive knowing how to prompt; you will teach them how to think.
      The department is young, research time is protected, and teaching counts in promotion.`,
    duties: `
      Teach two courses a term, with labs
      Supervise theses and student projects
      Do research and publish it
      Renew the first-year programming course
      Set examinations that can't be answered by rote
      Seek funding together with colleagues
      Take part in admissions and open days`,
    needs: `
      A doctorate in computing or a related field
      Teaching experience with good evidence
      A research plan for three years`,
  },
  {
    title: 'Instructional Designer | Learning Designer | E-Learning Developer',
    pay: 76,
    levels: 'eamms',
    setting: 'office',
    weight: 2,
    sectors: 'education software healthcare consulting',
    skills: 'Curriculum design, Storyline, Video scripts, Assessment design, LMS, Accessibility',
    intro: `
      A course is good when people can do something on Monday that they could not do on Friday.
      You will build courses for adults who learn in the evening, tired and motivated.`,
    duties: `
      Design courses with subject experts, from goal to test
      Write scripts, exercises and feedback
      Build modules that work on a phone and with a screen reader
      Try drafts with learners and cut what bores them
      Look after courses in the learning platform
      Evaluate results and revise each term
      Coach lecturers on camera`,
    needs: `
      Experience in instructional design or teaching
      Clear, lively writing
      Skill with authoring tools`,
  },
  {
    title: 'Language Tutor | English Tutor | Language Teacher, Evening Courses',
    pay: 46,
    levels: 'eam',
    setting: 'school',
    weight: 2,
    sectors: 'education',
    skills: 'Language teaching, Conversation classes, CEFR, Course planning, Online teaching',
    intro: `
      Your learners come after work, with coffee and reasons of their own.
      Groups have at most ten people, and the chairs stand in a circle.`,
    duties: `
      Teach groups and individuals from beginner to advanced
      Plan lessons around situations that learners will meet
      Correct kindly and at the right moment
      Prepare candidates for language certificates
      Place newcomers at the right level
      Share materials with the team
      Keep registers and short progress notes`,
    needs: `
      A qualification in language teaching
      Command of the language taught
      Evening availability on two or three days`,
  },
  {
    title: 'School Counsellor | Student Support Counsellor',
    pay: 60,
    levels: 'mms',
    weight: 1,
    sectors: 'education',
    skills: 'Counselling, Crisis support, Safeguarding, Family work, Group sessions',
    intro: `
      Your door will be the one that students knock on twice.
      You will work with some six hundred young people, their families and their teachers.`,
    duties: `
      Offer talks in confidence to students
      Support teachers with difficult cases
      Lead prevention projects on stress and bullying
      Act in crises by a clear plan
      Work with doctors and youth services
      Hold groups for friendship and grief
      Keep notes that protect those concerned`,
    needs: `
      A degree in psychology, social work or counselling
      Experience with young people
      Supervision as a habit`,
  },
  {
    title: 'Early Years Educator | Nursery Practitioner',
    pay: 38,
    levels: 'eeam',
    weight: 2,
    sectors: 'education',
    skills: 'Child development, Play, Observation, Safeguarding, First aid',
    intro: `
      Wellingtons, sand and very big questions: that is your working day.
      Two educators look after twelve children, and lunch is cooked in the house.`,
    duties: `
      Look after children between one and six
      Plan play, songs and outings with what interests them
      Settle new children in with their parents' help
      Observe development and talk about it with families
      Change, feed, comfort and laugh
      Keep the garden and rooms inviting
      Write short learning stories with photographs`,
    needs: `
      A qualification in early childhood education
      Reliability that small children can lean on
      First aid for children, or a course with us`,
  },
]);

export const CARE_AND_LEARNING_ROLES: Role[] = [...healthcare, ...education];
